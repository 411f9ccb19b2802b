import { actorKind, can } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { OwnDebtLeft } from '../../../features/payments/OwnDebtLeft';
import { OwnProfile } from '../../../features/users/profile/OwnProfile';
import { selectUser } from '../../../features/users/session/selectors';
import { lazyPart } from '../../../ui/lazy-part';
import { QueryTabs } from '../../../shared/QueryTabs';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';
import styles from './ProfilePage.module.css';

const OwnSessions = lazyPart(() => import('../../../features/users/profile/OwnSessions'));
const Notices = lazyPart(() => import('../../../features/users/notices/Notices'));
const OwnData = lazyPart(() => import('../../../features/users/privacy/OwnData'));
const Security = lazyPart(() => import('../../../features/users/security/Security'));

/** Letters of before the tabs lead to sections of one long page. */
const TAB_OF_SECTION: Readonly<Record<string, string>> = {
  '#notices': 'notices',
  '#security': 'security',
  '#sessions': 'security',
};

/** The own profile, for every role. */
export default function ProfilePage() {
  const user = useSelector(selectUser);
  const { search, hash } = useLocation();
  const tab = TAB_OF_SECTION[hash];
  if (tab !== undefined && search === '' && !user?.secondFactorNeeded)
    return <Navigate to={`?tab=${tab}${hash}`} replace />;
  return (
    <>
      <Title>Профиль</Title>
      <PageHeader title="Профиль" />
      {user?.secondFactorNeeded ? (
        <div className={styles.sections}>
          <SecurityPart />
          <Own />
        </div>
      ) : (
        <QueryTabs
          label="Профиль"
          tabs={[
            { tab: 'data', label: 'Данные', content: <Own /> },
            ...(can(actorKind(user), 'notices:own')
              ? [{ tab: 'notices', label: 'Уведомления', content: <NoticesPart /> }]
              : []),
            {
              tab: 'security',
              label: 'Вход',
              content: <LoginPart />,
            },
          ]}
        />
      )}
    </>
  );
}

function Own() {
  const user = useSelector(selectUser);
  // Acts are issued to firms.
  const mayOwe = user?.isLegalEntity === true && actorKind(user) === 'customer';
  return (
    <div className={styles.sections}>
      <OwnProfile />
      <Suspense fallback={<SkeletonRows rows={2} label="Загружаем…" />}>
        <OwnData owed={mayOwe && <OwnDebtLeft />} />
      </Suspense>
    </div>
  );
}

const NoticesPart = () => (
  <Suspense fallback={<SkeletonRows rows={2} height="56px" label="Загружаем уведомления…" />}>
    <Notices />
  </Suspense>
);

/** A change of the factors ends sessions, which the list below must not show any longer. */
function LoginPart() {
  const [ended, setEnded] = useState(0);
  return (
    <div className={styles.sections}>
      <SecurityPart onSessionsEnded={() => setEnded((count) => count + 1)} />
      <Suspense fallback={<SkeletonRows rows={2} height="56px" label="Узнаём, где вы вошли…" />}>
        <OwnSessions ended={ended} />
      </Suspense>
    </div>
  );
}

const SecurityPart = ({ onSessionsEnded }: { onSessionsEnded?: () => void }) => (
  <Suspense fallback={<SkeletonRows rows={3} label="Загружаем настройки безопасности…" />}>
    <Security {...(onSessionsEnded && { onSessionsEnded })} />
  </Suspense>
);
