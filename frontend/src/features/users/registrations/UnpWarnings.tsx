import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/icons/Icon';
import { numbered } from '../../../ui/text';
import type { Request } from './actions';
import styles from './registrations.module.css';

/** УНП of an applicant with warnings for the manager; a warning never blocks. */
export function UnpWarnings({ request }: { request: Request }) {
  const { Unp, unpValid, unpDuplicates } = request;
  if (!Unp) return null;
  return (
    <span className={styles.unp}>
      <span className="tabular">{Unp}</span>
      {!unpValid && (
        <span className={styles.remark} title="Похоже, ошибка в УНП: проверьте номер">
          <Icon name="warning" size={16} />
          ошибка в УНП
        </span>
      )}
      {unpDuplicates.length > 0 && (
        <span className={styles.remark} title="Клиент с таким УНП уже есть">
          <Icon name="warning" size={16} />
          <span>
            есть у{' '}
            {unpDuplicates.map((id, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={paths.user(id)}>{numbered(id)}</Link>
              </span>
            ))}
          </span>
        </span>
      )}
    </span>
  );
}
