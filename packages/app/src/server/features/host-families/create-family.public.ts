// The creation of host families by staff, for other features; apart from the other public functions, because vetting needs those.

export { registerKnownFamily } from './details/create-family.service.ts';
