/** Polling interval of a visible page; failures increase it step by step. */
const REFRESH_MS = 60_000;
const LONGEST_MS = 15 * 60_000;

/** The parts of a page that change: the road of each parcel. */
const roadsOf = (page: ParentNode): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-road]')];

const textOf = (page: ParentNode, selector: string): string =>
  page.querySelector(selector)?.textContent ?? '';

function say(selector: string, text: string): void {
  const place = document.querySelector(selector);
  if (place && place.textContent !== text) place.textContent = text;
}

/** Replaces the parts that differ from the server's render, and keeps the rest: the focus, the map. */
function take(fresh: Document): void {
  const drawn = roadsOf(fresh);
  for (const [index, road] of roadsOf(document).entries()) {
    const now = drawn[index];
    if (!now || now.outerHTML === road.outerHTML) continue;
    road.replaceWith(document.adoptNode(now));
    say('[data-news]', `Статус изменился: ${textOf(now, 'h2')}`);
  }
  say('[data-at]', textOf(fresh, '[data-at]'));
}

/** Whether the page was fetched; an address that is no page any more is shown as the server answers it. */
async function refresh(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { headers: { Accept: 'text/html' } });
    if (answer.status === 404) window.location.reload();
    if (!answer.ok) return false;
    take(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return true;
  } catch {
    return false;
  }
}

/** Refreshes the page while it is visible and events are still expected. */
export function keepFresh(): void {
  let asked = Date.now();
  let wait = REFRESH_MS;
  const isDue = () => !document.hidden && Date.now() - asked >= wait;
  const look = async () => {
    if (!isDue() || !document.querySelector('[data-moves]')) return;
    asked = Date.now();
    wait = (await refresh()) ? REFRESH_MS : Math.min(2 * wait, LONGEST_MS);
  };
  setInterval(() => void look(), 5000);
  document.addEventListener('visibilitychange', () => void look());
}

/** Offers the map where there is a point; its code and its data are fetched when it is asked for. */
export function offerMaps(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-map]')) {
    const button = box.querySelector('button');
    if (!button) continue;
    box.hidden = false;
    button.addEventListener('click', () => {
      button.setAttribute('aria-busy', 'true');
      void import('./point-map').then(
        ({ showPoint }) => showPoint(box),
        () => {
          button.removeAttribute('aria-busy');
          say('[data-news]', 'Карта не загрузилась. Адрес пункта написан рядом.');
        },
      );
    });
  }
}
