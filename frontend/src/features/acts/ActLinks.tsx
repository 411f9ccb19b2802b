import type { ActNameDto } from '@shlyah/api-client';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { actName } from './words';

/** «№ 12 от 01.12.2026, № 15 от 03.12.2026», each a link to the act. */
export const ActLinks = ({ acts }: { acts: readonly ActNameDto[] }) =>
  acts.map((act, index) => (
    <Fragment key={act.id}>
      {index > 0 && ', '}
      <Link to={paths.actOf(act.id)}>{actName(act)}</Link>
    </Fragment>
  ));
