// Components that are drawn again only when one of their properties has changed.

import { Component, type FunctionComponent, h } from "preact";

export function memo<Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> {
  class Kept extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const [old, fresh] = [this.props as Record<string, unknown>, next as Record<string, unknown>];
      return Object.keys({ ...old, ...fresh }).some((name) => old[name] !== fresh[name]);
    }
    override render() {
      return h(draw, this.props);
    }
  }
  return Kept as unknown as FunctionComponent<Props>;
}
