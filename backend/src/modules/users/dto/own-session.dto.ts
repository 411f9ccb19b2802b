import { toMinsk } from '@shlyah/domain';
import type { OpenSession } from '../sessions/session.service';
import { Shown } from '../../../platform/http/fields';

export class OwnSessionDto {
  @Shown('Номер входа', '5f2b8c1d9e0a47b3a6c8d2e4f1907b3c')
  id: string;

  @Shown('Браузер и система', 'Chrome, Windows')
  device: string;

  @Shown('Адрес в сети, с которого им пользовались в последний раз; null — неизвестен', '203.0.113.7', {
    nullable: true,
  })
  address: string | null;

  @Shown('Когда вошли', '2026-11-20 09:00')
  createdAt: string;

  @Shown('Когда пользовались в последний раз', '2026-11-22 12:30')
  lastSeenAt: string;

  @Shown('Это устройство, с которого вы спрашиваете', true)
  current: boolean;
}

/** Sessions opened by an earlier release have no device and no address. */
export const ownSessionView = (session: OpenSession): OwnSessionDto => ({
  id: session.id,
  device: session.device ?? 'Неизвестное устройство',
  address: session.address,
  createdAt: toMinsk(session.createdAt),
  lastSeenAt: toMinsk(session.lastSeenAt),
  current: session.current,
});
