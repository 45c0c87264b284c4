export { shopOrderCollections, shopOrderRoutes } from './orders/routes';
