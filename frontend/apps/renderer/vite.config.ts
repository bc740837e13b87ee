import { fontNames } from '@livretier/booklet/fonts';
import { defineConfig } from 'vite';
