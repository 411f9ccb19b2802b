import '../ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { TrackingPage } from '../features/tracking/TrackingPage';
import type { TrackingState } from '../features/tracking/types';
import { paths } from '../paths';
import { PlainLayout } from './layouts/PlainLayout';
import { escape, type Site } from './site';
import { createStore } from './store';

/**
 * The page of parcels, drawn for each request. It is not indexed, and its links send no referrer: the address alone
 * gives access to the page. The HTML holds nothing but the shown data.
 */
export function drawTracking({ company, address }: Site, template: string, state: TrackingState): string {
  const isSample = state.lookups.some((lookup) => 'parcel' in lookup && lookup.parcel.mode === 'test');
  const title = `${isSample ? 'ОБРАЗЕЦ. ' : ''}Отслеживание посылки — ${company.name}`;
  const head = [
    `<title>${escape(title)}</title>`,
    '<meta name="robots" content="noindex, nofollow" />',
    '<meta name="referrer" content="no-referrer" />',
    `<meta property="og:title" content="${escape(title)}" />`,
    '<meta property="og:description" content="Где посылка сейчас, что дальше и где её забрать." />',
    `<meta property="og:image" content="${escape(address)}/img/share.png" />`,
  ];
  const body = renderToStaticMarkup(
    <Provider store={createStore(company)}>
      <StaticRouter location={paths.tracking}>
        <PlainLayout>
          <TrackingPage {...state} company={company} />
        </PlainLayout>
      </StaticRouter>
    </Provider>,
  );
  return template.replace('<!--head-->', () => head.join('\n    ')).replace('<!--page-->', () => body);
}
