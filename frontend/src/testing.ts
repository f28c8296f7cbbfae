// Assertions for the tests beside the sources.

/** Both are the same plain data. */
export function assertEquals(actual: unknown, expected: unknown, message = ""): void {
  const [left, right] = [JSON.stringify(actual, null, 1), JSON.stringify(expected, null, 1)];
  if (left !== right) throw new Error(`${message}\n  got      ${left}\n  expected ${right}`);
}

export function assert(condition: unknown, message = "this should be true"): asserts condition {
  if (!condition) throw new Error(message);
}
