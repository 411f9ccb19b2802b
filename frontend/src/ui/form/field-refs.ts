import { fieldIdOf } from './errors';

/** Place of a field on the screen; without an id it is absent, and its text belongs to the whole form. */
export interface FieldRef {
  path: string;
  fieldId: string | undefined;
  label: string;
}

const ownControl = (path: string): Element | null => document.getElementById(fieldIdOf(path));

/** The control of a field: its own, or the one that fills it in, as the text of a city does with its id. */
const controlOf = (path: string): Element | null =>
  ownControl(path) ?? document.querySelector(`[data-fills="${path}"]`);

/** The places of fields from top to bottom, one for each control; fields without one come last. */
export function fieldRefs(paths: readonly string[]): FieldRef[] {
  const found = new Map<Element | string, FieldRef & { control: Element | null }>();
  const ownFirst = [...paths].sort((one, other) => Number(!ownControl(one)) - Number(!ownControl(other)));
  for (const path of ownFirst) {
    const control = controlOf(path);
    if (found.has(control ?? path)) continue;
    found.set(control ?? path, { path, control, fieldId: control?.id, label: labelOf(control) });
  }
  return [...found.values()].sort((one, other) => inDocument(one.control, other.control));
}

function inDocument(one: Element | null, other: Element | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The text of a control's label or of a group's legend. */
function labelOf(control: Element | null): string {
  const label =
    control && (document.querySelector(`label[for="${control.id}"]`) ?? control.querySelector('legend'));
  return label?.firstChild?.textContent?.trim() ?? '';
}
