import { useEffect, type RefObject } from 'react';

/** Elements that keep the focus after a press. */
const HOLDS = 'input, select, textarea, label, summary, a, [role="dialog"], [data-holds-focus]';

/** Elements that take typed characters. */
const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"] *';

/**
 * Keeps the focus of a screen in the scanner's field: a click beside other controls, a choice by the mouse and the return to
 * the tab move it back, and characters typed on a button or on the body go there.
 */
export function useScannerFocus(form: RefObject<HTMLFormElement | null>, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined;
    const focus = () => form.current?.querySelector('input')?.focus({ preventScroll: true });
    const isTypedElsewhere = () => document.activeElement?.matches(TYPED_INTO) ?? false;
    let isByPointer = false;
    const onKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      isByPointer = false;
      const isSign = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
      if (isSign && !isTypedElsewhere()) focus();
    };
    const onPointer = () => {
      isByPointer = true;
    };
    const onChange = ({ target }: Event) => {
      if (isByPointer && target instanceof Element && target.matches('select, [type="radio"]')) focus();
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
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('change', onChange);
    document.addEventListener('click', onClick);
    document.addEventListener('visibilitychange', onBack);
    window.addEventListener('focus', onBack);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('change', onChange);
      document.removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onBack);
      window.removeEventListener('focus', onBack);
    };
  }, [form, isKept]);
}
