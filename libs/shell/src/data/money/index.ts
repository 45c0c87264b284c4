export { currency, moneyText } from './moneyText';
