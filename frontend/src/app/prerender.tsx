import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { paths } from '../paths';
import { App } from './App';
import { publicDescriptions, structuredData } from './page-meta';
import { publicTitles } from './page-titles';
import { publicPages } from './public-pages';
import { routesFor } from './routes';
import { escape, type DrawnSite, type Site } from './site';
import { createStore } from './store';

export { drawDevelopers } from './developers-page';
export { drawTracking } from './tracking-page';

/** The pages of e-mailed links are left out: what they show depends on the token in their address. */
type Linked = (typeof paths)['resetPassword' | 'confirmEmail' | 'undoEmail' | 'accessReview'];
type Drawn = Exclude<keyof typeof publicPages, Linked>;

/** Module of each drawn page, to find its chunk and styles. */
export const sources: Readonly<Record<Drawn, string>> = {
  [paths.home]: 'src/pages/public/HomePage.tsx',
  [paths.services]: 'src/pages/public/ServicesPage.tsx',
  [paths.about]: 'src/pages/public/AboutPage.tsx',
  [paths.contact]: 'src/pages/public/ContactPage.tsx',
  [paths.reference]: 'src/pages/public/ReferencePage.tsx',
  [paths.privacy]: 'src/pages/public/PrivacyPage.tsx',
  [paths.login]: 'src/pages/public/LoginPage.tsx',
  [paths.register]: 'src/pages/public/RegisterPage.tsx',
  [paths.forgotPassword]: 'src/pages/public/ForgotPasswordPage.tsx',
};

/** JSON inside a script element must not end it. */
const inScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

/** Title, description, canonical address, what a shared link shows, and on two pages the company's data. */
function headOf(path: string, { company, address: site }: Site): string {
  const title = publicTitles(company)[path];
  const description = publicDescriptions(company)[path];
  if (!title || !description) throw new Error(`${path} has no title or no description`);
  const address = `${site}${path === paths.home ? '/' : path}`;
  const lines = [`<title>${escape(title)}</title>`];
  const shared = {
    'og:type': 'website',
    'og:locale': 'ru_BY',
    'og:site_name': company.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${site}/img/share.png`,
  };
  lines.push(`<meta name="description" content="${escape(description)}" />`);
  lines.push(`<link rel="canonical" href="${escape(address)}" />`);
  for (const [name, value] of Object.entries(shared)) {
    lines.push(`<meta property="${name}" content="${escape(value)}" />`);
  }
  if (path === paths.home || path === paths.contact) {
    const data = inScript(structuredData(company, site));
    lines.push(`<script type="application/ld+json">${data}</script>`);
  }
  return lines.join('\n    ');
}

function drawn(path: string, { company, closedDays }: DrawnSite): string {
  return renderToString(
    <StrictMode>
      <Provider store={createStore(company, closedDays)}>
        <StaticRouter location={path}>
          <App routes={routesFor(null)} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
}

/**
 * The texts that the server sends, by their address: every public page as a visitor sees it first, the empty shell of the
 * rest under '', what search engines ask for. The company and the closed weekdays stand in each page as data too, so that the
 * browser begins with the very words that it has been sent. `templates` are the pages as the build has left them, `also` the addresses of pages that
 * are drawn otherwise and are to be found by search.
 */
export async function drawSite(
  site: DrawnSite,
  templates: Readonly<Record<string, string>>,
  also: readonly string[] = [],
): Promise<Record<string, string>> {
  await Promise.all(Object.values(publicPages).map((page) => page.preload()));
  const closed = escape(site.closedDays);
  const data = `<script type="application/json" id="company" data-closed-days="${closed}">${inScript(site.company)}</script>`;
  const filled = (path: string, head: string, body: string): string =>
    (templates[path] ?? '')
      .replace('<!--head-->', () => `${head}\n    ${data}`)
      .replace('<!--page-->', () => body);
  const pages = Object.keys(sources).map(
    (path) => [path, filled(path, headOf(path, site), drawn(path, site))] as const,
  );
  const shell = filled('', `<title>${escape(site.company.name)}</title>`, '');
  return {
    ...Object.fromEntries(pages),
    '': shell,
    '/sitemap.xml': sitemap(site, also),
    '/robots.txt': robots(site),
  };
}

/** Pages for search engines: those with a description. */
function sitemap({ company, address }: Site, also: readonly string[]): string {
  const entries = [...Object.keys(publicDescriptions(company)), ...also].map(
    (path) => `  <url><loc>${escape(address)}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const robots = ({ address }: Site): string =>
  `User-agent: *\nDisallow: /cabinet\nDisallow: /api\nDisallow: ${paths.parcel('')}\nDisallow: ${paths.tracking}?\nDisallow: ${paths.resetPassword}\n\nSitemap: ${address}/sitemap.xml\n`;
