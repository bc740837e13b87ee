import { Checkbox } from '../../components/Checkbox/Checkbox';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Switch } from '../../components/Switch/Switch';
import { TextField } from '../../components/TextField/TextField';
import classes from './samples.module.css';

export const FieldSamples = () => (
  <>
    <div className={classes.pair}>
      <TextField label="Nom du livret" hint="Visible par vos lecteurs." defaultValue="Livret d’accueil saisonniers" />
      <TextField
        label="Adresse e-mail"
        defaultValue="camille.vidal@maison"
        error="Il manque la fin, par exemple .fr."
      />
    </div>
    <div className={classes.choices}>
      <Checkbox label="Cochée" defaultChecked />
      <Checkbox label="Partielle" indeterminate />
      <Checkbox label="Libre" />
      <Switch label="Activé" defaultChecked />
      <Switch label="Désactivé" />
    </div>
    <RadioGroup
      label="Accès au livret"
      name="access"
      defaultValue="link"
      choices={[
        { value: 'link', label: 'Un seul choix' },
        { value: 'code', label: 'Un autre choix' },
      ]}
    />
  </>
);
