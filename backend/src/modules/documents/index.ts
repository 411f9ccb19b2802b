// The door of the noun: what other nouns may use of it.
export { DocumentsModule } from './documents.module';
export { RegistersService } from './registers/registers.service';
