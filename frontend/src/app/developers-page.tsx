import '../ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { DevelopersPage } from '../features/developers/DevelopersPage';
import type { Article, Facts } from '../features/developers/types';
import { fillArticle } from '../features/developers/fill';
import { PlainLayout } from './layouts/PlainLayout';
import { escape, type Site } from './site';
import { createStore } from './store';

/** The pages of /developers by their paths. */
export function drawDevelopers(
  { company, address }: Site,
  template: string,
  articles: readonly Article[],
  facts: Facts,
): Record<string, string> {
  const whole = articles.map((article) => ({ ...article, html: fillArticle(article.html, facts, address) }));
  const pages = whole.map((article) => {
    const { path, title, description, html } = article;
    const name = `${title} — ${company.name} для разработчиков`;
    const head = [
      `<title>${escape(name)}</title>`,
      `<meta name="description" content="${escape(description)}" />`,
      `<link rel="canonical" href="${escape(address + path)}" />`,
      ...Object.entries({
        'og:type': 'article',
        'og:locale': 'ru_BY',
        'og:site_name': company.name,
        'og:title': name,
        'og:description': description,
        'og:url': address + path,
        'og:image': `${address}/img/share.png`,
      }).map(([property, value]) => `<meta property="${property}" content="${escape(value)}" />`),
    ];
    const body = renderToStaticMarkup(
      <Provider store={createStore(company)}>
        <StaticRouter location={path}>
          <PlainLayout>
            <DevelopersPage article={article} articles={whole} html={html} />
          </PlainLayout>
        </StaticRouter>
      </Provider>,
    );
    const text = template
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--page-->', () => body);
    return [path, text] as const;
  });
  return Object.fromEntries(pages);
}
