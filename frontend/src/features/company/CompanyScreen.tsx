import { useState } from 'react';
import type { CompanyDto } from '@shlyah/api-client';
import { QueryState } from '../../shared/QueryState';
import { useAction } from '../../shared/useAction';
import { useLoaded } from '../../shared/useLoaded';
import { PageHeader } from '../../ui/layout/PageHeader';
import { getCompany, getCompanyHistory, updateCompany } from './actions';
import styles from './Company.module.css';
import { CompanyForm } from './CompanyForm';
import { CompanyHistory } from './CompanyHistory';
import { companyBody } from './values';

/** The company's data as they are saved now, to be edited, and their history. */
export function CompanyScreen() {
  const company = useLoaded(getCompany, undefined);
  return (
    <>
      <PageHeader title="Компания" note="Эти данные стоят на сайте, в письмах и документах." />
      <QueryState loaded={company} failedTitle="Не удалось загрузить данные компании">
        {(data) => <Editor stored={data} />}
      </QueryState>
    </>
  );
}

function Editor({ stored }: { stored: CompanyDto }) {
  const { run } = useAction();
  const [company, setCompany] = useState(stored);
  const history = useLoaded(getCompanyHistory, undefined);
  return (
    <div className={styles.columns}>
      <CompanyForm
        company={company}
        save={async (values, { version }) => {
          const failure = await run(updateCompany(companyBody(values, version)), { onDone: setCompany });
          history.reload();
          return failure;
        }}
      />
      <aside aria-labelledby="company-history">
        <h2 id="company-history">Изменения</h2>
        <QueryState loaded={history} failedTitle="Не удалось загрузить изменения">
          {(events) => <CompanyHistory events={events} />}
        </QueryState>
      </aside>
    </div>
  );
}
