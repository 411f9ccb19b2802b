export { request } from '../../transport';
