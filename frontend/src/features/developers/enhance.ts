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
