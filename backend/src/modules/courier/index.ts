// The public interface of the module.
export { CourierModule } from './courier.module';
export { CourierPass } from './courier-pass.entity';
