import 'openapi-explorer';
import { byReader, type Description } from './by-reader';

/** The viewer as this page uses it. */
interface Viewer extends HTMLElement {
  loadSpec(description: object): Promise<void>;
}

const viewer = document.querySelector<Viewer>('openapi-explorer');
// Links in the site's green: the viewer's own blue is too pale on this ground.
viewer?.style.setProperty('--blue', '#0f5c46');

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
// Calls go from this page to where it came from.
const description = { ...((await answer.json()) as Description), servers: [{ url: '/' }] };
await viewer?.loadSpec(byReader(description));
