export { userAddresses } from './__generated__/userAddresses';
