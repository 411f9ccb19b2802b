// The door of the noun: what other nouns may use of it.
export { ClientOrders } from './client-orders';
export { Clients, type Client } from './clients';
