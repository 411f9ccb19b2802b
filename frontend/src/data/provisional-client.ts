import type { FeatureCollection } from 'geojson';

export interface UserDto {
  id: number;
  name: string;
  phone: string;
  email: string;
  isLegalEntity: boolean;
  organization: string | null;
  Unp: string | null;
  role: 'customer' | 'manager' | 'admin';
  status: 'pending' | 'canceled' | 'confirmed';
  url: string;
}
export interface PointDto {
  id: number;
  street: string;
  address: string;
  cityId: number;
  coords: string | null;
  price: number;
}
export interface CityDto {
  id: number;
  name: string;
}
export interface FoundCityDto {
  search: string;
  id: number;
  zone_id: number;
  city: string;
  coef: number;
}
export interface CalculatorDto {
  volume: unknown[];
  weight: unknown[];
  cities: unknown[];
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw Object.assign(new Error('Network Error'), { name: 'NetworkError' });
  }
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok)
    throw Object.assign(new Error(), { name: 'ApiError', status: response.status, body: answer });
  return answer as T;
}
type Body<T = Record<string, unknown>> = { requestBody: T };
export const SessionService = {
  getCurrentUser: () => call<UserDto>('GET', '/user'),
  login: ({ requestBody }: Body) => call<UserDto>('POST', '/user/login', requestBody),
  logout: () => call<void>('POST', '/user/logout'),
  register: ({ requestBody }: Body) => call<{ data: UserDto }>('POST', '/user/register', requestBody),
  forgotPassword: ({ requestBody }: Body) => call<void>('POST', '/user/forgotPassword', requestBody),
  resetPassword: ({ requestBody }: Body) => call<void>('POST', '/user/resetPassword', requestBody),
};
export const PointsService = {
  findCountry: ({ query }: { query: string }) =>
    call<FoundCityDto[]>('GET', `/findCountry?query=${encodeURIComponent(query)}`),
  getPoints: ({ cityId }: { cityId?: number }) =>
    call<PointDto[]>('GET', `/points${cityId ? `?cityId=${cityId}` : ''}`),
  getPointCities: () => call<CityDto[]>('GET', '/points/cities'),
  getZones: () => call<FeatureCollection>('GET', '/zones'),
};
export const CalculatorService = {
  getCalculator: () => call<CalculatorDto>('GET', '/calculator'),
};
