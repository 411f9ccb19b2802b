import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { typeset } from './text';

/** Prose: non-breaking spaces are added to its text, however deeply nested. */
export function Prose({ children }: { children: ReactNode }) {
  return <>{set(children)}</>;
}

function set(node: ReactNode): ReactNode {
  if (typeof node === 'string') return typeset(node);
  if (Array.isArray(node)) return Children.map(joined(node), set);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return typeof children === 'string' || typeof children === 'object'
    ? cloneElement(node, undefined, set(children))
    : node;
}

/** JSX splits a sentence at every expression; a preposition before the split must be bound to what follows. */
function joined(nodes: ReactNode[]): ReactNode[] {
  return nodes.reduce<ReactNode[]>((before, node) => {
    const last = before.at(-1);
    const isText = typeof node === 'string' || typeof node === 'number';
    return isText && typeof last === 'string'
      ? [...before.slice(0, -1), `${last}${node}`]
      : [...before, typeof node === 'number' ? String(node) : node];
  }, []);
}
