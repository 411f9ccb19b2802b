import { Suspense } from 'react';
import { TestMode } from '../../../features/integrations/TestMode';
import { paths } from '../../../paths';
import { lazyPart } from '../../../ui/lazy-part';
import { QueryTabs } from '../../../shared/QueryTabs';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

const Keys = lazyPart(() => import('../../../features/integrations/keys/Keys'));
const Calls = lazyPart(() => import('../../../features/integrations/calls/Calls'));
const Checks = lazyPart(() => import('../../../features/integrations/checks/Checks'));
const Webhooks = lazyPart(() => import('../../../features/integrations/webhooks/Webhooks'));

/** Keys and activity of the customer's programs. */
export default function IntegrationsPage() {
  return (
    <>
      <Title>Интеграции</Title>
      <PageHeader
        title="Интеграции"
        note={
          <>
            Для программ, которые оформляют заказы сами: 1С, сайта, склада.{' '}
            <a href={paths.developers}>Как&nbsp;подключиться</a>
          </>
        }
      />
      <TestMode />
      <Suspense fallback={<SkeletonRows rows={6} label="Загружаем…" />}>
        <QueryTabs
          label="Интеграции"
          tabs={[
            { tab: 'keys', label: 'Ключи', content: <Keys /> },
            { tab: 'webhooks', label: 'Уведомления', content: <Webhooks /> },
            { tab: 'calls', label: 'Вызовы', content: <Calls /> },
            { tab: 'checks', label: 'Проверка', content: <Checks /> },
          ]}
        />
      </Suspense>
    </>
  );
}
