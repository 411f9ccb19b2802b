import text from './Article.module.css';
import styles from './Developers.module.css';
import type { Article } from './types';

interface DevelopersPageProps {
  article: Article;
  articles: readonly Article[];
  html: string;
}

/** An article beside the menu of all articles. Its script (./enhance.ts) only adds copy buttons. */
export function DevelopersPage({ article, articles, html }: DevelopersPageProps) {
  const at = articles.indexOf(article);
  const [before, after] = [articles[at - 1], articles[at + 1]];
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <a href="#sections" className={styles.toSections}>
          Все разделы
        </a>
        <Sections articles={articles} here={article.path} />
      </aside>
      <article className={text.article} dangerouslySetInnerHTML={{ __html: html }} />
      <nav className={styles.neighbours} aria-label="Соседние страницы">
        {before && (
          <a href={before.path} rel="prev">
            ← {before.title}
          </a>
        )}
        {after && (
          <a href={after.path} rel="next">
            {after.title} →
          </a>
        )}
      </nav>
    </div>
  );
}

function Sections({ articles, here }: { articles: readonly Article[]; here: string }) {
  const groups = [...new Set(articles.map(({ group }) => group))];
  return (
    <nav id="sections" className={styles.sections} aria-label="Разработчикам">
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {articles
              .filter((one) => one.group === group)
              .map(({ path, title }) => (
                <li key={path}>
                  <a href={path} aria-current={path === here ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>Описание API</h2>
        <ul>
          <li>
            <a href="/api/docs">Все операции</a>
          </li>
          <li>
            <a href="/api/openapi.integrators.json" download="shlyah-postman.json">
              Скачать для Postman
            </a>
          </li>
        </ul>
      </section>
    </nav>
  );
}
