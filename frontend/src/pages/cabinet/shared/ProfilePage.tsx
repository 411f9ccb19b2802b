import { Suspense } from 'react';
import { OwnProfile } from '../../../features/users/profile/OwnProfile';
import { lazyPart } from '../../../shared/lazy-part';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Title } from '../../../ui/Title';

const Security = lazyPart(() => import('../../../features/users/security/Security'));

/** The own profile, for every role. */
export default function ProfilePage() {
  return (
    <>
      <Title>Профиль</Title>
      <PageHeader title="Профиль" />
      <OwnProfile />
      <Suspense fallback={<SkeletonRows rows={3} label="Загружаем настройки безопасности…" />}>
        <Security />
      </Suspense>
    </>
  );
}
