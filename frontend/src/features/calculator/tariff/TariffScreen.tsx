import { useSearchParams } from 'react-router';
import { TariffConfig } from './TariffConfig';
import { TariffEditions } from './TariffEditions';

/** The tables as they are saved now, to be edited; the open table is in the address. */
export function TariffScreen({ user }: { user: number }) {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab = wanted === 'weight' || wanted === 'other' ? wanted : 'volume';
  return (
    <TariffEditions failedTitle="Не удалось загрузить тариф" done="Тариф сохранён" withVersions>
      {(edition) => (
        <TariffConfig
          user={user}
          calculator={edition.calculator}
          tab={tab}
          onTab={(next) => setQuery({ tab: next }, { replace: true })}
          edition={edition}
          onSave={edition.onSave}
        />
      )}
    </TariffEditions>
  );
}
