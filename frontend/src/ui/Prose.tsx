import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { typeset } from './text';

/** Text to be read: its words, however deep in elements, are set as a typesetter would. */
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

/** JSX cuts a sentence at every expression; a preposition before the cut must see what follows. */
function joined(nodes: ReactNode[]): ReactNode[] {
  return nodes.reduce<ReactNode[]>((before, node) => {
    const last = before.at(-1);
    const isText = typeof node === 'string' || typeof node === 'number';
    return isText && typeof last === 'string'
      ? [...before.slice(0, -1), `${last}${node}`]
      : [...before, typeof node === 'number' ? String(node) : node];
  }, []);
}
