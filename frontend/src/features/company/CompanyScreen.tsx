import { useState } from 'react';
import type { CompanyDto } from '@shlyah/api-client';
import { failureIn } from '../../shared/action';
import { Faces } from '../../shared/Faces';
import { useAppDispatch } from '../../shared/hooks';
import { useLoaded } from '../../shared/useLoaded';
import { getCompany, getCompanyHistory, updateCompany } from './actions';
import styles from './Company.module.css';
import { CompanyForm } from './CompanyForm';
import { CompanyHistory } from './CompanyHistory';
import { companyBody } from './values';

/** The company's data as they are saved now, to be edited, and their history. */
export function CompanyScreen() {
  const company = useLoaded(getCompany, undefined);
  return (
    <Faces loaded={company} failedTitle="Не удалось загрузить данные компании">
      {(data) => <Editor stored={data} />}
    </Faces>
  );
}

function Editor({ stored }: { stored: CompanyDto }) {
  const dispatch = useAppDispatch();
  const [company, setCompany] = useState(stored);
  // What is typed stays typed when another administrator has saved meanwhile; only the version is taken over.
  const [version, setVersion] = useState(stored.version);
  const history = useLoaded(getCompanyHistory, undefined);
  return (
    <div className={styles.columns}>
      <CompanyForm
        company={company}
        save={async (values) => {
          const outcome = await dispatch(updateCompany(companyBody(values, version)));
          if (updateCompany.fulfilled.match(outcome)) {
            setCompany(outcome.payload);
            setVersion(outcome.payload.version);
          }
          const failure = failureIn(outcome);
          if (failure?.fresh) setVersion((failure.fresh as CompanyDto).version);
          history.reload();
          return failure;
        }}
      />
      <aside aria-labelledby="company-history">
        <h2 id="company-history">Изменения</h2>
        <Faces loaded={history} failedTitle="Не удалось загрузить изменения">
          {(events) => <CompanyHistory events={events} />}
        </Faces>
      </aside>
    </div>
  );
}
