// The public interface of the module.
export { ClientOrders } from './client-orders';
export { Clients, type Client } from './clients';
