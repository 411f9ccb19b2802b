import { paths } from '../../paths';
import { LinkButton } from '../../ui/actions/Button';
import { RoadMark } from '../../ui/brand/RoadMark';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './NotFoundPage.module.css';

/** An unknown address: a broken road and links to other pages. Logged-in users get a link to the cabinet. */
export default function NotFoundPage({ loggedIn }: { loggedIn: boolean }) {
  return (
    <Prose>
      <div className={`${page.wrap} ${styles.lost}`}>
        <RoadMark broken width={240} />
        <h1>Дорога сюда не ведёт</h1>
        <p className={page.lead}>
          Ошибка 404: такой страницы нет. Возможно, она переехала или в адресе опечатка.
        </p>
        <div className={styles.ways}>
          {loggedIn ? (
            <LinkButton to={paths.cabinet}>В кабинет</LinkButton>
          ) : (
            <>
              <LinkButton to={paths.home}>На главную</LinkButton>
              <LinkButton to={paths.contact} kind="secondary">
                Контакты
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </Prose>
  );
}
