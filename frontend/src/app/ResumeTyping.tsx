import { useEffect } from 'react';

/** The page that the browser got with its HTML; later pages are made by the scripts and have nothing to take over. */
let isFirstPage = true;

/**
 * On a slow phone people type, and password managers fill in, before hydration. React keeps the text of the fields but
 * fires no event, so each field that differs from its prerendered value dispatches one. It is rendered beside the
 * page's content: only then are the fields hydrated.
 */
export function ResumeTyping() {
  useEffect(() => {
    if (!isFirstPage) return;
    isFirstPage = false;
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'radio' || field.type === 'checkbox') resumeChoice(field);
      else if (field.type !== 'file' && field.value !== field.defaultValue) resumeText(field);
    }
  }, []);
  return null;
}

function resumeChoice(field: HTMLInputElement): void {
  if (!field.checked || field.defaultChecked) return;
  field.checked = false;
  field.click();
}

function resumeText(field: HTMLInputElement): void {
  const typed = field.value;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  // React compares with the value that it saw last; only the native setter bypasses that record.
  field.value = field.defaultValue;
  setValue?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
