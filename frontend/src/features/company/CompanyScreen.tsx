import { useState } from 'react';
import type { CompanyDto } from '@shlyah/api-client';
import { failureIn } from '../../shared/action';
import { QueryState } from '../../shared/QueryState';
import { useAppDispatch } from '../../shared/hooks';
import { useLoaded } from '../../shared/useLoaded';
import { getCompany, getCompanyHistory, updateCompany } from './actions';
import styles from './Company.module.css';
import { CompanyForm } from './CompanyForm';
import { CompanyHistory } from './CompanyHistory';
import { companyBody } from './values';

/** The company's data as they are saved now, to be edited, and their history. */
export function CompanyScreen({ user }: { user: number }) {
  const company = useLoaded(getCompany, undefined);
  return (
    <QueryState loaded={company} failedTitle="Не удалось загрузить данные компании">
      {(data) => <Editor user={user} stored={data} />}
    </QueryState>
  );
}

function Editor({ user, stored }: { user: number; stored: CompanyDto }) {
  const dispatch = useAppDispatch();
  const [company, setCompany] = useState(stored);
  const history = useLoaded(getCompanyHistory, undefined);
  return (
    <div className={styles.columns}>
      <CompanyForm
        user={user}
        company={company}
        save={async (values, { version }) => {
          const outcome = await dispatch(updateCompany(companyBody(values, version)));
          if (updateCompany.fulfilled.match(outcome)) setCompany(outcome.payload);
          history.reload();
          return failureIn(outcome);
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
