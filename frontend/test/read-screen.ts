/** What begins a line of its own; cells of a table stand side by side. */
const blocks = new Set(
  'P H1 H2 H3 H4 LI TR DT DD CAPTION LEGEND LABEL DIV SECTION ASIDE NAV UL OL DL FORM FIELDSET TABLE SUMMARY BUTTON'.split(
    ' ',
  ),
);
const controls = new Set(['INPUT', 'TEXTAREA', 'SELECT']);

const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  (element instanceof HTMLElement && element.style.visibility === 'hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  ['STYLE', 'SCRIPT', 'svg'].includes(element.tagName);

function valueOf(control: Element): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.textContent ?? '';
  const { type, checked, value } = control as HTMLInputElement;
  return type === 'checkbox' || type === 'radio' ? (checked ? 'x' : '') : value;
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return '';
  if (controls.has(node.tagName)) {
    const name = node.getAttribute('aria-label');
    return `${name === null ? '' : `${name} `}(${valueOf(node)}) `;
  }
  const inside = shownIn(node).map(textOf).join('');
  const name = (node.getAttribute('aria-label') ?? inside).trim();
  if (node.tagName === 'BUTTON') return `\n[${name}]\n`;
  if (node.tagName === 'A') return ` ${name} <${node.getAttribute('href') ?? ''}> `;
  if (node.tagName === 'TD' || node.tagName === 'TH') return `${inside.replace(/\s*\n\s*/g, ' ')} | `;
  return blocks.has(node.tagName) ? `\n${inside}\n` : ` ${inside} `;
}

/** A closed <details> shows its summary only. */
const shownIn = (element: Element): Node[] =>
  [...element.childNodes].filter(
    (child) => element.tagName !== 'DETAILS' || element.hasAttribute('open') || child.nodeName === 'SUMMARY',
  );

/**
 * The lines of a screen from top to bottom, as somebody would read them aloud: «name <address>» is a link, «[name]» a
 * button, «(value)» a field.
 */
export const readScreen = (part: Element = document.body): string[] =>
  textOf(part)
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/[ |]+$/, '')
        .trim(),
    )
    .filter((line) => line !== '');

const readAloud = new Set([...controls, 'BUTTON', 'A']);

/** Names that a screen has beside what is read from top to bottom: of its parts, of pictures, of empty fields. */
export const readNames = (part: Element = document.body): string[] =>
  [
    ...part.querySelectorAll(
      'form, nav, section, aside, ul, ol, div, fieldset, progress, img, input, [title]',
    ),
  ]
    .filter((element) => !element.closest('[hidden], [aria-hidden="true"]'))
    .flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) => {
        const text = element.getAttribute(name);
        return text && (name !== 'aria-label' || !readAloud.has(element.tagName))
          ? [`${element.tagName.toLowerCase()} ${name}: ${text.replaceAll('\u00a0', ' ')}`]
          : [];
      }),
    );
