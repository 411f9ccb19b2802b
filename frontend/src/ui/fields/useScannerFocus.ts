import { useEffect, type RefObject } from 'react';

/** What a press on keeps the focus for itself. */
const HOLDS = 'input, select, textarea, label, summary, a, [role="dialog"], [data-holds-focus]';

const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"]), textarea, [role="dialog"] *';

/**
 * Keeps the focus of a screen in the field of a scanner: a press beside other controls gives it back, so does the return of the tab, and digits
 * that are typed elsewhere than in a text field go there.
 */
export function useScannerFocus(form: RefObject<HTMLFormElement | null>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined;
    const focus = () => form.current?.querySelector('input')?.focus({ preventScroll: true });
    const isTypedElsewhere = () => document.activeElement?.matches(TYPED_INTO) ?? false;
    const onKey = ({ code, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (!ctrlKey && !altKey && !metaKey && /^(Digit|Numpad)\d$/.test(code) && !isTypedElsewhere()) focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      const isSelecting = getSelection()?.isCollapsed === false;
      if (!isSelecting && target instanceof Element && !target.closest(HOLDS)) focus();
    };
    const onBack = () => {
      if (document.activeElement === document.body) focus();
    };
    focus();
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('visibilitychange', onBack);
    window.addEventListener('focus', onBack);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('focus', onBack);
    };
  }, [form, isKept]);
}
