import 'openapi-explorer';
import { byReader, type Description } from './by-reader';

/** The viewer as this page uses it. */
interface Viewer extends HTMLElement {
  loadSpec(description: object): Promise<void>;
}

const viewer = document.querySelector<Viewer>('openapi-explorer');
// Links in the site's green: the viewer's own blue is too pale on this ground.
viewer?.style.setProperty('--blue', '#0f5c46');

/** What else of a description is changed for the page. */
interface Whole {
  info: Record<string, unknown>;
  components: { securitySchemes: Record<string, unknown> };
}

/** The descriptions by the word for them in the page's address; the first is for whoever says none. */
const descriptions = new Map([
  ['integrators', '/api/openapi.integrators.json'],
  ['staff', '/api/openapi.staff.json'],
  ['all', '/api/openapi.json'],
]);
const asked = new URLSearchParams(location.search).get('for') ?? '';
const chosen = descriptions.has(asked) ? asked : 'integrators';
document.querySelector(`a[href="?for=${chosen}"]`)?.setAttribute('aria-current', 'page');
const answer = await fetch(descriptions.get(chosen) ?? '');
await viewer?.loadSpec(shown(await answer.json()));

/** The description as the page shows it. */
function shown({ info, components, ...description }: Description & Whole): object {
  // A page cannot set the session's cookie: the browser sends its own.
  const { sid: _cookie, ...securitySchemes } = components.securitySchemes;
  // The viewer has English words for the licence.
  const { license: _license, ...rest } = info;
  return {
    ...byReader(description),
    info: rest,
    components: { ...components, securitySchemes },
    // Calls go from this page to where it came from.
    servers: [{ url: '/' }],
  };
}
