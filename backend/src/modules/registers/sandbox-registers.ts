import { Injectable } from '@nestjs/common';
import { In, LessThan, type EntityManager } from 'typeorm';
import { TestRegisters } from '../orders';
import { Register } from './register.entity';

@Injectable()
export class SandboxRegisters extends TestRegisters {
  async remove(
    tx: EntityManager,
    of: { userId: number } | { madeBefore: Date },
    most: number,
  ): Promise<number> {
    const whose = 'userId' in of ? of : { createdAt: LessThan(of.madeBefore) };
    const where = { ...whose, id: LessThan(0) };
    const registers = await tx.find(Register, { select: { id: true }, where, take: most });
    const ids = registers.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(Register, { id: In(ids) });
    return ids.length;
  }
}
