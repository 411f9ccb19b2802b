import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { company } from '@shlyah/domain';
import { paths } from '../paths';
import { App } from './App';
import { publicMeta, structuredData } from './page-meta';
import { publicPages } from './public-pages';
import { routesFor } from './routes';
import { createStore } from './store';

/** One public page as it is written at build time. */
export interface DrawnPage {
  /** Address, for the file's place and for the check before hydration. */
  path: string;
  /** Where the page's code is, to find its chunk and styles. */
  source: string;
  head: string;
  body: string;
}

/** The page of the e-mailed link is left out: what it shows depends on the token in its address. */
type Drawn = Exclude<keyof typeof publicPages, typeof paths.resetPassword>;

const sources: Record<Drawn, string> = {
  [paths.home]: 'HomePage',
  [paths.services]: 'ServicesPage',
  [paths.about]: 'AboutPage',
  [paths.contact]: 'ContactPage',
  [paths.reference]: 'ReferencePage',
  [paths.login]: 'LoginPage',
  [paths.register]: 'RegisterPage',
  [paths.forgotPassword]: 'ForgotPasswordPage',
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Title, description, canonical address, what a shared link shows, and on the first page the company's data. */
function headOf(path: string): string {
  const meta = publicMeta[path];
  if (!meta?.description) throw new Error(`${path} has no description in publicMeta`);
  const address = `${company.site}${path === paths.home ? '/' : path}`;
  const lines = [`<title>${escape(meta.title)}</title>`];
  const shared = {
    'og:type': 'website',
    'og:locale': 'ru_BY',
    'og:site_name': company.name,
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': address,
    'og:image': `${company.site}/img/share.png`,
  };
  lines.push(`<meta name="description" content="${escape(meta.description)}" />`);
  lines.push(`<link rel="canonical" href="${address}" />`);
  for (const [name, value] of Object.entries(shared)) {
    lines.push(`<meta property="${name}" content="${escape(value)}" />`);
  }
  if (path === paths.home || path === paths.contact) {
    const data = JSON.stringify(structuredData).replace(/</g, '\\u003c');
    lines.push(`<script type="application/ld+json">${data}</script>`);
  }
  return lines.join('\n    ');
}

function drawn(path: string): string {
  return renderToString(
    <StrictMode>
      <Provider store={createStore()}>
        <StaticRouter location={path}>
          <App routes={routesFor(null)} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

/** Every public page as a visitor sees it first. */
export async function drawPages(): Promise<DrawnPage[]> {
  await Promise.all(Object.values(publicPages).map((page) => page.preload()));
  return Object.entries(sources).map(([path, name]) => ({
    path,
    source: `src/pages/public/${name}.tsx`,
    head: headOf(path),
    body: drawn(path),
  }));
}

/** Other spellings of an address that the same page is served under. */
export const aliases: Readonly<Record<string, string>> = { [paths.servicesAlias]: paths.services };

/** Pages for search engines: those with a description. */
export function sitemap(): string {
  const entries = Object.entries(publicMeta)
    .filter(([, meta]) => meta.description)
    .map(([path]) => `  <url><loc>${company.site}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return `User-agent: *\nDisallow: /cabinet\nDisallow: /api\nDisallow: ${paths.resetPassword}\n\nSitemap: ${company.site}/sitemap.xml\n`;
}
