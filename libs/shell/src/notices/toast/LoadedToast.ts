// Most visits to the sign-in page show no toast: this is a chunk of its own.
export { Toast } from '@ezone/ui/toast';
