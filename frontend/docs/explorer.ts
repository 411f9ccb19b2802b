import 'openapi-explorer';
import { byReader, type Description } from './by-reader';

/** The viewer as this page uses it. */
interface Viewer extends HTMLElement {
  loadSpec(description: object): Promise<void>;
}

const viewer = document.querySelector<Viewer>('openapi-explorer');
// Links in the site's green: the viewer's own blue is too pale on this ground.
viewer?.style.setProperty('--blue', '#0f5c46');
const answer = await fetch('/api/openapi.json');
await viewer?.loadSpec(byReader((await answer.json()) as Description));
