/** The page of the API's documentation; its viewer is built with the site (frontend/docs) and served by this server. */
export const docsPage = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="module" src="/api-docs/explorer.js"></script>
    <style>
      body { margin: 0; font-family: system-ui, sans-serif; }
      header, noscript { display: block; padding: 16px 24px; }
      header nav { display: flex; flex-wrap: wrap; gap: 8px 16px; line-height: 1.5; }
      header a { color: #0f5c46; }
      header a[aria-current] { color: #14211b; font-weight: 600; text-decoration: none; }
    </style>
  </head>
  <body>
    <openapi-explorer
      collapse="true"
      hide-server-selection="true"
      hide-components="true"
      default-schema-tab="body"
      schema-expand-level="2"
      fetch-credentials="same-origin"
      primary-color="#0f5c46"
      secondary-color="#e3eee8"
      text-color="#14211b"
      bg-color="#fbfaf6"
      nav-bg-color="#14211b"
      nav-text-color="#e8ece6"
      nav-hover-bg-color="#1f2923"
      nav-hover-text-color="#ffffff"
    >
      <header slot="overview-header">
        <nav aria-label="Описания">
          <a href="?for=integrators">Магазинам</a>
          <a href="?for=staff">Сотрудникам</a>
          <a href="?for=all">Всё описание</a>
          <a href="/developers">Руководства и примеры</a>
          <a href="/api/openapi.integrators.json" download="shlyah-postman.json">Скачать для Postman</a>
          <a href="/">На сайт</a>
        </nav>
      </header>
    </openapi-explorer>
    <noscript>Чтобы увидеть описание, включите JavaScript или скачайте <a href="/api/openapi.json">openapi.json</a>.</noscript>
  </body>
</html>
`;
