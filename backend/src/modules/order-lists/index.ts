// The public interface of the module.
export { goneOf, type Gone } from './gone';
export { OrderLists } from './order-lists';
