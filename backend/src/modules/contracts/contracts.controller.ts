import { Body, Controller, Get, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { Multipart, type UploadRequest } from '../../platform/http/multipart';
import { ContractsService, scanFields } from './contracts.service';
import {
  ContractDto,
  CreateContractDto,
  CreateContractForm,
  UpdateContractDto,
  UpdateContractForm,
} from './dto/contract.dto';

const noContract = ['not_found', ABSENT.contract] as const;

@ApiTags('Contracts')
@Controller('contract')
export class ContractsController {
  constructor(private readonly contracts: ContractsService) {}

  @Get()
  @Action({
    may: 'contract:own',
    summary: 'Свой контракт',
    answer: ContractDto,
    orNothing: 'Контракт ещё не заполнен',
  })
  async getOwnContract(
    @Caller() caller: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContractDto | undefined> {
    const contract = await this.contracts.own(caller);
    if (!contract) void reply.status(204);
    return contract ?? undefined;
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер клиента', example: 12 })
  @Action({ may: 'contracts:read', summary: 'Контракт клиента', answer: ContractDto, errors: [noContract] })
  getContract(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<ContractDto> {
    return this.contracts.ofUser(id, caller);
  }

  @Post()
  @UseInterceptors(Multipart({ files: scanFields }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: CreateContractForm, required: true })
  @Action({
    may: 'contract:own',
    summary: 'Заполнить контракт',
    description: 'Один на клиента.',
    answer: ContractDto,
    status: 201,
    repeatable: true,
    errors: ['contract_exists', 'deleted', 'invalid', 'too_many_requests'],
  })
  createContract(
    @Body() dto: CreateContractDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<ContractDto> {
    return this.contracts.create(dto, request.uploads ?? {}, caller, repeat);
  }

  @Post('update')
  @UseInterceptors(Multipart({ files: scanFields }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateContractForm, required: true })
  @Action({
    may: 'contract:own',
    summary: 'Изменить свой контракт',
    answer: ContractDto,
    errors: [noContract, 'version_conflict', 'invalid', 'too_many_requests'],
  })
  updateContract(
    @Body() dto: UpdateContractDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
  ): Promise<ContractDto> {
    return this.contracts.update(dto, request.uploads ?? {}, caller);
  }
}
