import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

export type AppDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A dispatch for thunks. Features read state by their own selectors, so none needs the store's type. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
