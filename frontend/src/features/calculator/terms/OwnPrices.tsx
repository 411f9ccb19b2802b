import { useCached } from '../../../shared/useLoaded';
import { getOwnTerms } from '../actions';
import { hasTerms, TermsPrices } from './TermsPrices';

/** «Ваши цены»: nothing for a client of the tariff alone. */
export function OwnPrices({ className }: { className?: string | undefined }) {
  const { data } = useCached(getOwnTerms, undefined);
  if (!data || !hasTerms(data)) return null;
  return (
    <section className={className} aria-labelledby="own-prices">
      <h2 id="own-prices">Ваши цены</h2>
      <TermsPrices
        terms={data}
        title="Ваши условия"
        price="Ваша цена"
        note="Это цена небольшой посылки. Коэффициенты за вес и объём — от неё же."
      />
    </section>
  );
}
