import { actorKind, can } from '@shlyah/domain';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { OwnProfile } from '../../../features/users/profile/OwnProfile';
import { selectUser } from '../../../features/users/session/selectors';
import { lazyPart } from '../../../shared/lazy-part';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

const OwnSessions = lazyPart(() => import('../../../features/users/profile/OwnSessions'));
const Notices = lazyPart(() => import('../../../features/users/notices/Notices'));
const OwnData = lazyPart(() => import('../../../features/users/privacy/OwnData'));
const Security = lazyPart(() => import('../../../features/users/security/Security'));

/** The own profile, for every role. */
export default function ProfilePage() {
  const user = useSelector(selectUser);
  const security = (
    <Suspense fallback={<SkeletonRows rows={3} label="Загружаем настройки безопасности…" />}>
      <Security />
    </Suspense>
  );
  return (
    <>
      <Title>Профиль</Title>
      <PageHeader title="Профиль" />
      {user?.secondFactorNeeded && security}
      <OwnProfile />
      {!user?.secondFactorNeeded && (
        <>
          {can(actorKind(user), 'notices:own') && (
            <Suspense fallback={<SkeletonRows rows={2} height="56px" label="Загружаем уведомления…" />}>
              <Notices />
            </Suspense>
          )}
          {security}
          <Suspense fallback={<SkeletonRows rows={2} height="56px" label="Узнаём, где вы вошли…" />}>
            <OwnSessions />
          </Suspense>
        </>
      )}
      <Suspense fallback={<SkeletonRows rows={2} label="Загружаем…" />}>
        <OwnData />
      </Suspense>
    </>
  );
}
