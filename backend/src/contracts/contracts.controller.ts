import { Body, Controller, Get, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../access/action';
import { Caller } from '../access/caller';
import { IdPipe } from '../shared/id.pipe';
import { Multipart, type UploadRequest } from '../shared/multipart';
import type { User } from '../users/user.entity';
import { ContractsService, scanFields } from './contracts.service';
import {
  ContractDto,
  CreateContractDto,
  CreateContractForm,
  UpdateContractDto,
  UpdateContractForm,
} from './dto/contract.dto';

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
    @Caller() caller: User,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContractDto | undefined> {
    const contract = await this.contracts.own(caller);
    if (!contract) void reply.status(204);
    return contract ?? undefined;
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер клиента', example: 12 })
  @Action({ may: 'contracts:read', summary: 'Контракт клиента', answer: ContractDto, errors: [404] })
  getContract(@Param('id', IdPipe) id: number): Promise<ContractDto> {
    return this.contracts.ofUser(id);
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
    errors: [400, 409, 413, 415, 422],
  })
  createContract(
    @Body() dto: CreateContractDto,
    @Req() request: UploadRequest,
    @Caller() caller: User,
  ): Promise<ContractDto> {
    return this.contracts.create(dto, request.uploads ?? {}, caller);
  }

  @Post('update')
  @UseInterceptors(Multipart({ files: scanFields }))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UpdateContractForm, required: true })
  @Action({
    may: 'contract:own',
    summary: 'Изменить свой контракт',
    answer: ContractDto,
    errors: [400, 404, 409, 413, 415, 422],
  })
  updateContract(
    @Body() dto: UpdateContractDto,
    @Req() request: UploadRequest,
    @Caller() caller: User,
  ): Promise<ContractDto> {
    return this.contracts.update(dto, request.uploads ?? {}, caller);
  }
}
