import { search } from './search';
import type { Found } from './types';

/** Puts «Скопировать» on each piece of code. */
export function offerCopies(): void {
  for (const code of document.querySelectorAll('figure.code pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Скопировать';
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(code.textContent).then(
        () => say('Скопировано'),
        () => say('Не вышло'),
      );
      const say = (word: string): void => {
        button.textContent = word;
        setTimeout(() => (button.textContent = 'Скопировать'), 2000);
      };
    });
    code.before(button);
  }
}

/** Makes the search work; its index is fetched when somebody is about to seek. */
export function offerSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const input = form?.querySelector('input');
  const list = form?.querySelector('ul');
  const status = form?.querySelector('[role=status]');
  if (!form || !input || !list || !status) return;
  form.dataset['search'] = 'on';
  let index: Promise<Found[]> | undefined;
  const load = (): Promise<Found[]> =>
    (index ??= fetch('/developers/search.json').then((answer) => answer.json() as Promise<Found[]>));

  const show = async (): Promise<void> => {
    const typed = input.value;
    const found = typed.trim() ? search(await load(), typed) : [];
    if (input.value !== typed) return;
    list.replaceChildren(...found.map(lineOf));
    list.hidden = found.length === 0;
    status.textContent = !typed.trim()
      ? ''
      : found.length > 0
        ? `Найдено: ${found.length}`
        : 'Ничего не найдено';
    status.classList.toggle('visually-hidden', found.length > 0 || !typed.trim());
  };
  const quietly = (): void => {
    show().catch(() => {
      index = undefined;
      status.textContent = 'Поиск не загрузился. Проверьте связь и попробуйте ещё раз.';
      status.classList.remove('visually-hidden');
    });
  };

  input.addEventListener('focus', () => void load().catch(() => (index = undefined)), { once: true });
  input.addEventListener('input', quietly);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      input.value = '';
      input.focus();
      quietly();
    } else if (step && links.length > 0) {
      event.preventDefault();
      (links[at + step] ?? (step > 0 ? links.at(-1) : input))?.focus();
    }
  });
}

function lineOf({ u, t, p }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = u;
  link.textContent = t;
  if (p !== t) {
    const page = document.createElement('small');
    page.textContent = p;
    link.append(page);
  }
  const line = document.createElement('li');
  line.append(link);
  return line;
}
