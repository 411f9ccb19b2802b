import { useEffect, useRef, useState, type RefObject } from 'react';

/** Without the observer every element is near; at build time none is. */
const cannotWatch = () => typeof window !== 'undefined' && !('IntersectionObserver' in window);

/** Whether an element has come near the viewport: parts far below the first screen load later. */
export function useNear<Node extends Element>(): [box: RefObject<Node | null>, near: boolean] {
  const box = useRef<Node>(null);
  const [near, setNear] = useState(cannotWatch);
  useEffect(() => {
    const node = box.current;
    if (!node || cannotWatch()) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return [box, near];
}
