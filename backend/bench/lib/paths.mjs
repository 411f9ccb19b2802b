// Addresses of the API, below /api.

export const query = (params) => new URLSearchParams(params).toString();

/** A list of orders with filters, and with other parameters beside them. */
export const filtered = (values, more = {}) =>
  `order?${query({ ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`filter[${name}]`, value])), ...more })}`;
