/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BaseHttpRequest } from './core/BaseHttpRequest';
import type { OpenAPIConfig } from './core/OpenAPI';
import { FetchHttpRequest } from './core/FetchHttpRequest';
import { CalculatorService } from './services/CalculatorService';
import { CalendarService } from './services/CalendarService';
import { CompanyService } from './services/CompanyService';
import { ConformanceService } from './services/ConformanceService';
import { DocumentsService } from './services/DocumentsService';
import { EventsService } from './services/EventsService';
import { HealthService } from './services/HealthService';
import { OrdersService } from './services/OrdersService';
import { PointsService } from './services/PointsService';
import { ProposalsService } from './services/ProposalsService';
import { RegistersService } from './services/RegistersService';
import { SandboxService } from './services/SandboxService';
import { TrackingService } from './services/TrackingService';
import { WebhooksService } from './services/WebhooksService';
type HttpRequestConstructor = new (config: OpenAPIConfig) => BaseHttpRequest;
export class Operations {
    public readonly calculator: CalculatorService;
    public readonly calendar: CalendarService;
    public readonly company: CompanyService;
    public readonly conformance: ConformanceService;
    public readonly documents: DocumentsService;
    public readonly events: EventsService;
    public readonly health: HealthService;
    public readonly orders: OrdersService;
    public readonly points: PointsService;
    public readonly proposals: ProposalsService;
    public readonly registers: RegistersService;
    public readonly sandbox: SandboxService;
    public readonly tracking: TrackingService;
    public readonly webhooks: WebhooksService;
    public readonly request: BaseHttpRequest;
    constructor(config?: Partial<OpenAPIConfig>, HttpRequest: HttpRequestConstructor = FetchHttpRequest) {
        this.request = new HttpRequest({
            BASE: config?.BASE ?? '',
            VERSION: config?.VERSION ?? '1.0',
            WITH_CREDENTIALS: config?.WITH_CREDENTIALS ?? false,
            CREDENTIALS: config?.CREDENTIALS ?? 'include',
            TOKEN: config?.TOKEN,
            USERNAME: config?.USERNAME,
            PASSWORD: config?.PASSWORD,
            HEADERS: config?.HEADERS,
            ENCODE_PATH: config?.ENCODE_PATH,
        });
        this.calculator = new CalculatorService(this.request);
        this.calendar = new CalendarService(this.request);
        this.company = new CompanyService(this.request);
        this.conformance = new ConformanceService(this.request);
        this.documents = new DocumentsService(this.request);
        this.events = new EventsService(this.request);
        this.health = new HealthService(this.request);
        this.orders = new OrdersService(this.request);
        this.points = new PointsService(this.request);
        this.proposals = new ProposalsService(this.request);
        this.registers = new RegistersService(this.request);
        this.sandbox = new SandboxService(this.request);
        this.tracking = new TrackingService(this.request);
        this.webhooks = new WebhooksService(this.request);
    }
}

